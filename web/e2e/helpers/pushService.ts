import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

const KEY = 16;
const NONCE = 12;
const TAG = 16;
const SALT = 16;
/** Salt, size of a record, length of the key of the person who sends: what stands before that key. */
const BEFORE_KEY = SALT + 4 + 1;

/** A push service, and what a browser that has subscribed to it can read of what it is sent (RFC 8291). */
export class PushService {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(KEY);
  readonly #sent: Buffer[] = [];
  readonly #server: Server;

  constructor() {
    this.#keys.generateKeys();
    this.#server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        this.#sent.push(body);
        response.writeHead(201).end();
      });
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
  }

  async close(): Promise<void> {
    await new Promise((closed) => this.#server.close(closed));
  }

  /** Has the browser of a page subscribe here: one without a network has no service of its own. */
  async serve(page: Page): Promise<void> {
    const { port } = this.#server.address() as AddressInfo;
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    await page.context().addInitScript(
      (subscription) => {
        const made = { toJSON: () => subscription, unsubscribe: () => Promise.resolve(true) };
        let kept: typeof made | null = null;
        Object.assign(PushManager.prototype, {
          subscribe: () => Promise.resolve((kept = made)),
          getSubscription: () => Promise.resolve(kept),
        });
      },
      { endpoint: `http://127.0.0.1:${String(port)}/browser`, keys },
    );
  }

  /** Returns the messages sent, read as the browser reads them. */
  read(): string[] {
    return this.#sent.map((body) => this.#opened(body));
  }

  #opened(body: Buffer): string {
    const salt = body.subarray(0, SALT);
    const key = body.subarray(BEFORE_KEY, BEFORE_KEY + body[BEFORE_KEY - 1]!);
    const sealed = body.subarray(BEFORE_KEY + key.length);
    const shared = this.#keys.computeSecret(key);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), key]);
    const secret = derived(shared, this.#auth, info, 32);
    const code = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE);
    const cipher = createDecipheriv('aes-128-gcm', code, nonce);
    cipher.setAuthTag(sealed.subarray(-TAG));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
