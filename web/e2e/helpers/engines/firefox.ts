import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { PATIENCE, type Engine, type Tab } from './engine';

/** The system's Firefox, by WebDriver BiDi. */
export async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr' },
    timeout: PATIENCE,
  });
  return { name: 'firefox', tab: () => tabOf(browser), close: () => browser.close() };
}

async function tabOf(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error instanceof Error ? error.message : String(error)));
  return new FirefoxTab(page, faults);
}

/** As puppeteer-core has it: whatever is given. */
type InPage = (...given: unknown[]) => unknown;

class FirefoxTab implements Tab {
  constructor(
    private readonly page: Page,
    private readonly met: string[],
  ) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewport({ width, height });
  }

  async look<Given extends unknown[], T>(inPage: (...given: Given) => T, ...given: Given): Promise<T> {
    return (await this.page.evaluate(inPage as InPage, ...given)) as T;
  }

  async waitFor<Given extends unknown[], T>(inPage: (...given: Given) => T, ...given: Given): Promise<NonNullable<T>> {
    const found = await this.page.waitForFunction(inPage as InPage, {}, ...given);
    return (await found.jsonValue()) as NonNullable<T>;
  }

  press(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  write(selector: string, text: string): Promise<void> {
    return this.page.locator(selector).fill(text);
  }

  picture(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  async faults(): Promise<string[]> {
    return this.met;
  }

  close(): Promise<void> {
    return this.page.browserContext().close();
  }
}
