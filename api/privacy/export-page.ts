import { createHash } from 'node:crypto'
import { escapeHtml } from '#api/http/escape-html.ts'
import { SECTIONS } from './export-list.ts'
import { LIST_TITLES, nameField } from './export-words.ts'
import type { ExportWriter } from './export-writer.ts'

/** The style sheet as one text. The page's policy contains the hash of this text. */
const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #faf8f3; --sheet: #fff; --ink: #14213a; --muted: #5b6577; --line: #ddd8cc; --link: #1d4e89 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e1524; --sheet: #162038; --ink: #eef1f7; --muted: #a5b0c4; --line: #2c3955; --link: #9cc3f5 }
}
* { box-sizing: border-box }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2 { font-family: Georgia, serif; line-height: 1.2 }
h2 { margin: 2.5rem 0 1rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line) }
a { color: var(--link) }
nav ul { columns: 18rem; column-gap: 2.5rem; padding-left: 1.25rem }
nav li { padding-block: .25rem }
ol { padding: 0; list-style: none }
ol > li, section > dl { margin: 0 0 1rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sheet); break-inside: avoid }
dl { margin: 0 }
dl > div { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0 1rem; padding-block: .15rem }
dt { color: var(--muted) }
dd { margin: 0 }
dd > ul { margin: 0; padding-left: 1.25rem }
@media (max-width: 36rem) { dl > div { grid-template-columns: 1fr; padding-block: .35rem } }
@media print { nav { display: none } }
`

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64')

/** The policy in the page itself, which protects a saved copy. The page runs no script and loads nothing. */
const OWN_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'`

/** The policy in the HTTP header. Its two additional rules have no effect within a page. */
export const PAGE_POLICY = `${OWN_POLICY}; frame-ancestors 'none'; sandbox`

const TITLE = 'Your data at Visa Success Guide'
const ACCOUNT_TITLE = 'Your account'

/** Writes the export as a page to read and print. The page has the same content as the JSON. */
export const AS_PAGE: ExportWriter = {
  begin: (exportedAt, account) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(OWN_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${TITLE}</h1>
<p>Everything that we keep about ${escapeHtml(account.username)}, as it was on ${writeValue(exportedAt.toISOString())}, except secrets such as the hash of your password. All times are in UTC. Keep this file where nobody else reads it.</p>
</header>
<nav aria-label="Contents">
<ul>
<li><a href="#user">${ACCOUNT_TITLE}</a></li>
${SECTIONS.map(({ name }) => `<li><a href="#${name}">${LIST_TITLES[name]}</a></li>`).join('\n')}
</ul>
</nav>
<main>
<section>
<h2 id="user">${ACCOUNT_TITLE}</h2>
${writeFields(account)}
</section>
`,
  beginList: (name) => `<section>\n<h2 id="${name}">${LIST_TITLES[name]}</h2>\n`,
  writeRows: (rows, before) =>
    (before > 0 ? '' : '<ol>\n') + rows.map((row) => `<li>${writeFields(row)}</li>\n`).join(''),
  endList: (count) => `${count > 0 ? '</ol>' : '<p>Nothing.</p>'}\n</section>\n`,
  end: () => '</main>\n</body>\n</html>\n',
}

function writeFields(fields: object): string {
  const rows = Object.entries(fields).map(
    ([name, value]) =>
      `<div><dt>${escapeHtml(nameField(name))}</dt><dd>${writeValue(value)}</dd></div>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

function writeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return writeArray(value)
  if (typeof value === 'object') return writeFields(value)
  return typeof value === 'string' ? writeText(value) : escapeHtml(JSON.stringify(value))
}

function writeText(text: string): string {
  const time = INSTANT.test(text) ? writeInstant(text) : DAY.test(text) ? writeDay(text) : undefined
  if (time === undefined) return escapeHtml(text)
  return `<time datetime="${text}">${time}</time>`
}

function writeArray(values: readonly unknown[]): string {
  if (values.length === 0) return '–'
  return `<ul>${values.map((value) => `<li>${writeValue(value)}</li>`).join('')}</ul>`
}

const DAY_FORM = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function writeDay(text: string): string | undefined {
  const day = new Date(text)
  return Number.isNaN(day.getTime()) ? undefined : DAY_FORM.format(day)
}

function writeInstant(text: string): string | undefined {
  const day = writeDay(text)
  return day === undefined ? undefined : `${day}, ${text.slice(11, 19)} UTC`
}
