import type { Plugin } from 'vite'

/** The two faces of the first screen; the monospaced one may arrive later. */
const PRELOADED_FONTS = /(?:newsreader|public-sans)-latin-wght-normal.*\.woff2$/

export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const fonts = Object.keys(bundle ?? {}).filter((file) => PRELOADED_FONTS.test(file))
        if (fonts.length === 0) throw new Error('The build has none of the fonts to preload.')
        return fonts.map((fileName) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${fileName}`,
            crossorigin: true,
          },
        }))
      },
    },
  }
}
