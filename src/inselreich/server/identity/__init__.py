"""Who somebody is: guests, accounts, bots; cookies, passwords, passkeys, tokens."""
