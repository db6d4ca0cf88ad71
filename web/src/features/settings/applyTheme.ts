import './themes.css';
import { settings } from '../../state/settings/settings.svelte';

/** Gives the page its theme, the direction of the board and the speed of the men; must be called in an effect. */
export function applyTheme(root: HTMLElement): void {
  root.dataset.theme = settings.theme;
  root.toggleAttribute('data-turned', settings.chosen.turned);
  root.style.setProperty('--travel', `${settings.travel}ms`);
  const dark = getComputedStyle(root).getPropertyValue('--dark').trim();
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark);
}
