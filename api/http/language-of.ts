import type { Context } from 'koa'
import { chooseLanguage, type Language, LANGUAGE_COOKIE } from '#contracts/language/languages.ts'

/**
 * Returns the language of the person who makes the request: of the page's address, or the one that they have
 * chosen in this browser, or the first that their browser asks for.
 */
export function languageOf(ctx: Context): Language {
  return chooseLanguage({
    path: ctx.path,
    chosen: ctx.cookies.get(LANGUAGE_COOKIE, { signed: false }),
    accepted: ctx.acceptsLanguages(),
  })
}
