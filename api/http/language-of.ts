import type { Context } from 'koa'
import { chooseLanguage, type Language, LANGUAGE_COOKIE } from '#contracts/language/languages.ts'

/**
 * The page's address decides first, then the person's choice in this browser, then the languages that the
 * browser accepts.
 */
export function languageOf(ctx: Context): Language {
  return chooseLanguage({
    path: ctx.path,
    chosen: ctx.cookies.get(LANGUAGE_COOKIE, { signed: false }),
    accepted: ctx.acceptsLanguages(),
  })
}
