// A way to the server that a test can cut, as a tunnel does to a phone.
import { createConnection, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export class Proxy {
  #server: Server | null = null;
  #open = new Set<Socket>();
  #port = 0;

  constructor(private readonly target: URL) {}

  get url(): string {
    return `http://${this.target.hostname}:${this.#port}`;
  }

  /** Always on the same port. */
  async up(): Promise<void> {
    const server = createServer((near) => this.#connect(near));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, this.target.hostname, resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Nobody is let in, and all connections are cut. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await closed;
  }

  #connect(near: Socket): void {
    const far = createConnection(Number(this.target.port), this.target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.#open.delete(one);
        other.destroy();
      });
    }
  }
}
