import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { WEB } from './server';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

/** A host that only hands out files, with the page in a folder of it, as `trictrac-server export-page` writes it; what is missing is answered as GitHub Pages does. */
export class StaticHost {
  readonly base = '/museum/trictrac/';
  /** All that was asked for, and how it was answered. */
  readonly asked: { path: string; status: number }[] = [];
  readonly #root = mkdtempSync(join(tmpdir(), 'trictrac-static-'));
  readonly #folder = join(this.#root, 'page');
  #server: HttpServer | null = null;
  #port = 0;

  /** `zip`: a packed page in place of one written by the program, which is given `more`. */
  constructor(
    private readonly more: string[] = [],
    private readonly zip = '',
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}${this.base}`;
  }

  async start(): Promise<void> {
    if (!existsSync(this.#folder)) this.#write();
    this.#server = createServer((request, reply) => {
      const { pathname } = new URL(request.url!, 'http://host');
      const file = this.#fileOf(pathname);
      this.asked.push({ path: pathname, status: file ? 200 : 404 });
      const found = file ?? join(this.#folder, '404.html');
      reply.writeHead(file ? 200 : 404, { 'Content-Type': TYPES[extname(found)] ?? 'application/octet-stream' });
      reply.end(readFileSync(found));
    });
    await new Promise<void>((done) => this.#server!.listen(this.#port, '127.0.0.1', done));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Answers nothing any more. */
  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((done) => this.#server!.close(done));
  }

  async end(): Promise<void> {
    if (this.#server?.listening) await this.stop();
    rmSync(this.#root, { recursive: true, force: true });
  }

  #write(): void {
    if (this.zip) execFileSync('python3', ['-m', 'zipfile', '-e', this.zip, this.#folder]);
    else execFileSync(process.env.TRICTRAC_BIN!, ['export-page', this.#folder, '--web', WEB, ...this.more]);
  }

  /** The file at an address, if the page has one. */
  #fileOf(path: string): string | null {
    if (!path.startsWith(this.base)) return null;
    const file = join(this.#folder, decodeURIComponent(path.slice(this.base.length)) || 'index.html');
    return existsSync(file) && statSync(file).isFile() ? file : null;
  }
}
