import type { Plugin } from 'vite';

/** The fonts of the first words; what is set in italics may come later. */
const FIRST = /latin-wght-normal.*\.woff2$/;

/** Has the fonts fetched as soon as the page is read, before its styles name them; after the scripts, without which nothing is shown. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              fetchpriority: 'low',
              href: `./${file}`,
            },
            injectTo: 'head',
          })),
    },
  };
}
