import { expect } from 'vitest';
import { PASSWORD } from './people';

/** Somebody who calls a server without a browser; known again by their cookie. */
export class Caller {
  readonly #cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  /** Somebody with an account. */
  static async holder(url: string, name: string): Promise<Caller> {
    const made = new Caller(url);
    await made.call('me/account', { name, password: PASSWORD });
    return made;
  }

  /** The cookies by which a browser is theirs, at an address of the same server. */
  cookiesAt(url: string): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url }));
  }

  /** Makes a call that must succeed: a POST if there is a body. */
  async call<T = unknown>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.url}api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      this.#cookies.set(name!, value!);
    }
    const text = await answer.text();
    expect(answer.status, `${path}: ${text}`).toBeLessThan(300);
    return JSON.parse(text) as T;
  }
}
