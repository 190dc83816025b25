// A clock for countdowns: it ticks only while something on the screen reads it.
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export const now = {
  get second(): number {
    subscribe();
    return Math.floor(Date.now() / 1000);
  },
};
