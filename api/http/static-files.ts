import { send } from '@koa/send'
import type { Context, Middleware, Next } from 'koa'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  addressIn,
  LANGUAGE_NAMES,
  PUBLIC_PATHS,
  readAddress,
} from '#contracts/language/languages.ts'
import { isScreen } from '#contracts/screen-paths.ts'
import { ApiError } from './errors.ts'
import { isApi } from './headers.ts'
import { languageOf } from './language-of.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const HASHED = '/assets/'
const SHELL = '/index.html'
const HOME = '/index-home.html'
const SIGN_UP = '/auth-signup.html'

/** The addresses of these pages contain a secret or a code. No cache may store their responses. */
const CARRIES_SECRET = /^\/(auth|authorize|verify)(\/|$)/

/**
 * Serves the built app. A path below /assets/, or with a dot in its last part, is a file. A missing file is a
 * 404: if the browser got the shell instead of a missing script, the page would stay white. Some other paths
 * have a document of their own, sometimes in several languages. All remaining paths get the shell. Its router
 * then chooses the screen. An address without a screen gets the shell too, with the status 404.
 */
export function serveApplication(folder: string, publicOrigin: string | undefined): Middleware {
  return async function staticFiles(ctx, next) {
    if (isApi(ctx.path)) {
      await next()
      return
    }
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new ApiError('METHOD_NOT_ALLOWED')
    }
    if (isFile(ctx.path)) {
      await sendFile(ctx, folder, ctx.path)
      return
    }
    await sendFile(ctx, folder, chooseDocument(ctx, folder), isScreen(ctx.path) ? 200 : 404)
    if (PUBLIC_PATHS.includes(readAddress(ctx.path).path))
      linkLanguages(ctx, publicOrigin ?? `${ctx.protocol}://${ctx.host}`)
    if (CARRIES_SECRET.test(readAddress(ctx.path).path)) ctx.set('Cache-Control', 'no-store')
  }
}

/**
 * Leads to the page that changes a password. Password managers look for it at this address
 * (https://w3c.github.io/webappsec-change-password-url/).
 */
export async function leadToPassword(ctx: Context, next: Next): Promise<void> {
  if (ctx.path === '/.well-known/change-password') ctx.redirect('/profile')
  else await next()
}

function isFile(path: string): boolean {
  return path.startsWith(HASHED) || basename(path).includes('.')
}

/**
 * Returns the path of the page's document in the reader's language. Returns the shell for a page without a
 * document. The shell itself chooses the language.
 */
function chooseDocument(ctx: Context, folder: string): string {
  const { path, language: ofAddress } = readAddress(ctx.path)
  if (!/^\/[a-z-]*$/.test(path) || (ofAddress && !PUBLIC_PATHS.includes(path))) return SHELL
  const language = languageOf(ctx)
  ctx.vary(['Cookie', 'Accept-Language'])
  const own = nameDocument(path, ctx.query['tab'])
  return [`/${language}${own}`, own].find((file) => existsSync(join(folder, file))) ?? SHELL
}

/** Sends the addresses of a public page in all languages, for search engines. */
function linkLanguages(ctx: Context, publicOrigin: string): void {
  const { path } = readAddress(ctx.path)
  const links = LANGUAGE_NAMES.map((language) => [language, addressIn(language, path)] as const)
  for (const [name, address] of [...links, ['x-default', path] as const]) {
    ctx.append('Link', `<${publicOrigin}${address}>; rel="alternate"; hreflang="${name}"`)
  }
}

function nameDocument(path: string, tab: unknown): string {
  if (path === '/') return HOME
  return path === '/auth' && tab === 'signup' ? SIGN_UP : `${path}.html`
}

async function sendFile(ctx: Context, root: string, file: string, status = 200): Promise<void> {
  ctx.set('Cache-Control', cacheRule(file))
  ctx.vary('Accept-Encoding')
  await send(ctx, file, { root })
  if (ctx.body === undefined) throw new ApiError('NOT_FOUND')
  tagByDate(ctx, readAddress(file).language)
  ctx.status = status
  if (ctx.fresh) ctx.status = 304
}

/**
 * Replaces `Last-Modified` by an ETag of the date, the length and the language. After a return to an older
 * deployment, a browser that compares only dates would keep the newer files.
 */
function tagByDate(ctx: Context, language = ''): void {
  const changedAt = Date.parse(ctx.response.get('Last-Modified'))
  ctx.etag = `${changedAt.toString(36)}-${ctx.length.toString(36)}${language}`
  ctx.remove('Last-Modified')
}

/**
 * Returns the `Cache-Control` header. A file with a hash in its name never changes. For any other file, a
 * browser must ask the server each time.
 */
function cacheRule(file: string): string {
  return file.startsWith(HASHED) ? `public, max-age=${String(YEAR_SECONDS)}, immutable` : 'no-cache'
}
