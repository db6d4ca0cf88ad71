import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The page as it has been built. */
export const WEB = process.env.TRICTRAC_WEB ?? join(dirname(fileURLToPath(import.meta.url)), '../../dist');

/** A real server on a free port, with its own store; it can be killed and started again. */
export class Server {
  #process: ChildProcess | null = null;
  #port = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), 'trictrac-e2e-'));

  constructor(
    private readonly web = WEB,
    private readonly more: string[] = [],
  ) {}

  /** The address of the page. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Starts, on the same port as before if there was one. */
  async start(): Promise<void> {
    const binary = process.env.TRICTRAC_BIN;
    if (!binary) throw new Error('set TRICTRAC_BIN to the trictrac-server to be tested');
    const flags = ['serve', '--port', String(this.#port), '--db', this.#db, '--web', this.web, '--allow-seed'];
    flags.push('--messages-per-second', '0', '--messages-per-second-of-person', '0'); // a player of e2e/player.ts plays a whole match at once
    this.#process = spawn(binary, [...flags, ...this.more], {
      stdio: ['ignore', 'pipe', process.env.DEBUG ? 'inherit' : 'ignore'],
    });
    this.#port = Number(await this.#listening(this.#process));
  }

  get #db(): string {
    return join(this.#folder, 'games.db');
  }

  /** Starts again with nothing kept. */
  async renew(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
    mkdirSync(this.#folder);
    await this.start();
  }

  /** Runs an order of the operator: `trictrac-server admin`, while the server runs. */
  async admin(verb: string, ...given: string[]): Promise<string> {
    const asked = await promisify(execFile)(process.env.TRICTRAC_BIN!, ['admin', verb, ...given, '--db', this.#db]);
    return asked.stdout;
  }

  /** Kills without warning. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to end: it sends its pages away first. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Kills for good and removes the store. */
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  #listening(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
      createInterface({ input: child.stdout! }).on('line', (text) => {
        const port = /listening on http:\/\/[^:]+:(\d+)/.exec(text)?.[1];
        if (port) resolve(port);
      });
    });
  }
}
