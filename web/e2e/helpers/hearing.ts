import type { Page } from 'playwright-core';

/** What a screen reader says of a page: the words of its live regions, in the order in which they come. */
export class Heard {
  readonly words: string[] = [];

  private constructor(private readonly places: RegExp) {}

  /** Listens to a page that has not been opened yet, at addresses that fit. */
  static async at(page: Page, places: RegExp): Promise<Heard> {
    const heard = new Heard(places);
    await page.exposeFunction('heardOnPage', (hash: string, text: string) => heard.#take(hash, text));
    await page.addInitScript(listen);
    return heard;
  }

  /** Notes what the person does, between what they hear. */
  does(what: string): void {
    this.words.push(`  (${what})`);
  }

  #take(hash: string, text: string): void {
    if (this.places.test(hash)) this.words.push(text);
  }
}

/** Runs in the page: a region that is atomic is said as a whole, of another what has been added. */
function listen(): void {
  const REGIONS = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
  const last = new Map<Element, string>();
  const { heardOnPage } = window as unknown as { heardOnPage: (hash: string, text: string) => void };
  const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isAtomic = (region: Element) =>
    /status|alert/.test(region.getAttribute('role') ?? '') || region.getAttribute('aria-atomic') === 'true';
  const say = (text: string) => {
    if (text) heardOnPage(location.hash, text);
  };
  const sayWhole = (region: Element) => {
    const text = textOf(region);
    if (last.get(region) === text) return;
    last.set(region, text);
    if (region.checkVisibility()) say(text);
  };
  new MutationObserver((changes) => {
    const whole = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(REGIONS);
      if (region && isAtomic(region)) whole.add(region);
      else if (region && type === 'childList') addedNodes.forEach((node) => say(textOf(node)));
      else if (region) say(textOf(target));
      else
        for (const node of addedNodes)
          if (node instanceof Element)
            // A region that comes with its words is said by readers only if it is an alert; what it has is known.
            for (const come of [...(node.matches(REGIONS) ? [node] : []), ...node.querySelectorAll(REGIONS)])
              if (come.getAttribute('role') === 'alert') whole.add(come);
              else last.set(come, textOf(come));
    }
    whole.forEach(sayWhole);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
