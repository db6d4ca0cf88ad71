import { createServer, connect, type Server as TcpServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * A network between pages and a server that can lose its connections without a word, as one does that changes from
 * Wi-Fi to a mobile network: what is sent on them is swallowed, and new ones are accepted.
 */
export class SwallowingProxy {
  readonly #server: TcpServer;
  readonly #connections = new Set<{ near: Socket; far: Socket; swallows: boolean; socket: boolean }>();

  private constructor(to: number) {
    this.#server = createServer((near) => {
      const far = connect(to, '127.0.0.1');
      const connection = { near, far, swallows: false, socket: false };
      this.#connections.add(connection);
      near.once('data', (data) => (connection.socket = /^upgrade: websocket/im.test(data.toString('latin1'))));
      const end = () => {
        if (connection.swallows) return; // neither end is told
        near.destroy();
        far.destroy();
      };
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('data', (data) => connection.swallows || into.write(data));
        from.on('close', end);
        from.on('error', end);
      }
    });
  }

  /** Stands before the server of that address. */
  static async before(url: string): Promise<SwallowingProxy> {
    const proxy = new SwallowingProxy(Number(new URL(url).port));
    await new Promise<void>((ready) => proxy.#server.listen(0, '127.0.0.1', ready));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** From now on the connections that stand carry nothing. */
  swallow(): void {
    for (const connection of this.#connections) connection.swallows = true;
  }

  /** How many WebSockets stand that carry what is sent. */
  get sockets(): number {
    return [...this.#connections].filter(({ socket, swallows }) => socket && !swallows).length;
  }

  close(): void {
    for (const { near, far } of this.#connections) {
      near.destroy();
      far.destroy();
    }
    this.#server.close();
  }
}
