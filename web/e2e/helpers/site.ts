import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from './browser';
import { near } from './near';
import { Network } from './network';
import { Server } from './server';
import { seen, watch } from './blank';
import { gameWithRoll, sit, type Made } from './table';

/** A host of pages. */
interface Host {
  readonly url: string;
  start(): Promise<void>;
  end(): Promise<void>;
}

const OWN = new Set(['127.0.0.1', 'localhost']);
/** Every page comes through a network that loses packets (TRICTRAC_NETWORK=lossy). */
const LOSSY = process.env.TRICTRAC_NETWORK === 'lossy';

/** A real server, or another host of the page, and a real browser for the tests of one file. */
export class Site<H extends Host = Server> {
  #browser: Browser | null = null;
  #faults: string[] = [];
  #network: Network | null = null;

  constructor(
    readonly server: H,
    private readonly motion: 'reduce' | 'no-preference' = 'no-preference',
    private readonly lossy = LOSSY,
  ) {}

  /** The address of the page. */
  get url(): string {
    return this.#network?.url ?? this.server.url;
  }

  /** The number of losses of the network; 0 for a sound one. */
  get lost(): number {
    return this.#network?.lost ?? 0;
  }

  /** The same page by a name, to which passkeys can be bound. */
  get named(): string {
    return this.url.replace('127.0.0.1', 'localhost');
  }

  /** Opens the server and the browser. */
  async open(): Promise<void> {
    await this.server.start();
    if (this.lossy) this.#network = await Network.before(() => this.server.url, { lossy: true });
    this.#browser = await launch();
  }

  /** Closes the pages of a test, none of which may have met an error or asked another host for anything. */
  async clear(): Promise<void> {
    const faults = this.#faults.splice(0);
    await Promise.all(this.#browser!.contexts().map((context) => context.close()));
    expect(faults).toEqual([]);
  }

  /** Closes all. */
  async close(): Promise<void> {
    await this.#browser?.close();
    this.#network?.close();
    await this.server.end();
  }

  /** A fresh page of its own, still empty; its games stand at the server unless they are to be on its device. */
  async fresh(options: BrowserContextOptions = {}, onDevice = near): Promise<Page> {
    const context = await this.#browser!.newContext({
      locale: 'fr-FR',
      viewport: { width: 1280, height: 800 },
      reducedMotion: this.motion,
      ...options,
    });
    context.setDefaultTimeout(60_000);
    if (!onDevice)
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http')) localStorage.setItem('trictrac.place', 'server'); // a blank page has no storage
      });
    if (this.lossy) await watch(context);
    const page = await context.newPage();
    if (this.lossy) page.on('console', (message) => this.#faults.push(...seen(message)));
    page.on('pageerror', (error) => this.#faults.push(error.message));
    page.on('request', (request) => {
      if (!OWN.has(new URL(request.url()).hostname)) this.#faults.push(`foreign request ${request.url()}`);
    });
    return page;
  }

  /** A fresh page at the start screen. */
  async entered(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.fresh(options);
    await page.goto(this.url);
    await page.getByTestId('play').waitFor();
    return page;
  }

  /** A fresh page where a game is chosen among all. */
  async choosing(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.fresh(options);
    await page.goto(`${this.url}#/new`);
    return page;
  }

  /** A fresh page seated at a game. */
  async seated(made: Made, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.fresh(options);
    await sit(page, this.url, made);
    return page;
  }

  /** A fresh page at a position where these dice have just been rolled. */
  async rolled(trid: string, dice: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.seated(await gameWithRoll(this.url, trid, dice), options);
    await page.getByTestId('roll').click();
    await page.getByTestId('roll').waitFor({ state: 'detached' });
    return page;
  }
}

/** A site that opens before the tests of a file and closes after them. */
export function site(server = new Server()): Site {
  return opening(new Site(server));
}

/** One whose visitors wish no motion: a browser without a graphics card has the more time for what is asked. */
export function stillSite(): Site;
export function stillSite<H extends Host>(server: H): Site<H>;
export function stillSite(server: Host = new Server()): Site<Host> {
  return opening(new Site(server, 'reduce'));
}

/** One that its visitors reach through a network that loses packets. */
export function lossySite(server = new Server()): Site {
  return opening(new Site(server, 'reduce', true));
}

function opening<H extends Host>(opened: Site<H>): Site<H> {
  beforeAll(() => opened.open());
  afterEach(() => opened.clear());
  afterAll(() => opened.close());
  return opened;
}
