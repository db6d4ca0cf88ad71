import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { PATIENCE, type Engine, type Tab } from './engine';

const DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
/** The buttons of the browser leave its page any width. */
const NARROW = 'window * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
const KEY = 'engines.faults';

/** The system's WebKitGTK in its plainest browser, by WebDriver, on a screen of its own. */
export async function webkit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'trictrac-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const { screen, display } = await startScreen();
  const own = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  // Without a locale of the system's it would call its language "C" where that is C.UTF-8.
  const env = { ...(process.env as Record<string, string>), ...own, DISPLAY: display, LC_ALL: 'C' };
  return {
    name: 'webkit',
    tab: () => tabOf(env),
    close: async () => {
      const ended = new Promise((resolve) => screen.once('exit', resolve));
      screen.kill();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A screen that nobody sees; it chooses its number itself and says it. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    (screen.stdio[3] as Readable).once('data', (said) => resolve(String(said).trim()));
  });
  return { screen, display: `:${number}` };
}

/** A driver has one session: every tab has a driver. Its session keeps nothing on the disk. */
async function tabOf(env: Record<string, string>): Promise<Tab> {
  const service = new DriverService.Builder(DRIVER).setLoopback(true).setEnvironment(env).build();
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  });
  try {
    const driver = await new Builder()
      .usingServer(await service.start(PATIENCE))
      .withCapabilities(wanted)
      .build();
    return new WebKitTab(driver, service);
  } catch (error) {
    await service.kill();
    throw error;
  }
}

class WebKitTab implements Tab {
  constructor(
    private readonly driver: WebDriver,
    private readonly service: DriverService,
  ) {}

  async open(url: string): Promise<void> {
    await this.driver.get(url);
    await this.#listen();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.#listen();
  }

  async resize(width: number, height: number): Promise<void> {
    const window = this.driver.manage().window();
    await window.setRect({ x: 0, y: 0, width, height });
    await this.waitFor((wide) => innerWidth === wide, width);
    const bar = height - (await this.look(() => innerHeight));
    await window.setRect({ x: 0, y: 0, width, height: height + bar });
    await this.waitFor((wide, high) => innerWidth === wide && innerHeight === high, width, height);
  }

  look<Given extends unknown[], T>(inPage: (...given: Given) => T, ...given: Given): Promise<T> {
    return this.driver.executeScript<T>(inPage, ...given);
  }

  async waitFor<Given extends unknown[], T>(inPage: (...given: Given) => T, ...given: Given): Promise<NonNullable<T>> {
    const found = await this.driver.wait(
      () => this.look(inPage, ...given),
      PATIENCE,
      `waiting for ${inPage.name || inPage.toString()}`,
    );
    return found as NonNullable<T>;
  }

  press(x: number, y: number): Promise<void> {
    const point = { x: Math.round(x), y: Math.round(y), duration: 0 };
    return this.driver.actions().move(point).click().perform();
  }

  async write(selector: string, text: string): Promise<void> {
    const field = await this.driver.findElement(By.css(selector));
    await field.clear();
    await field.sendKeys(text);
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
  }

  faults(): Promise<string[]> {
    return this.look((key) => (sessionStorage.getItem(key) ?? '').split('\n').filter(Boolean), KEY);
  }

  async close(): Promise<void> {
    await this.driver.quit();
    await this.service.kill();
  }

  /** WebKitWebDriver tells of no errors (it has no BiDi): those are kept that come once a page has been opened. */
  #listen(): Promise<void> {
    return this.look((key) => {
      const keep = (what: unknown) =>
        sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${String(what)}\n`);
      addEventListener('error', (event) => keep(event.message));
      addEventListener('unhandledrejection', (event) => keep(event.reason));
    }, KEY);
  }
}
