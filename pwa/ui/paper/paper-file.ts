import { direction, language } from '#pwa/language/language.ts'

const PRESSED = 'script, button, dialog, [inert]'
const NAME_MAX = 60

/**
 * Returns the page as one HTML file that looks like the print. The file needs neither the app nor
 * its server. A link to the page would not help: the browser has a separate storage, without the
 * data of the app.
 */
export async function makePaperFile(): Promise<File> {
  const paper = copyPaper()
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  const styles = await Promise.all(Array.from(links, ({ href }) => readStyles(href)))
  const page = [
    `<!doctype html><html lang="${language}" dir="${direction}">`,
    '<head><meta charset="utf-8"><title>',
    escape(document.title),
    '</title><style>',
    ...styles,
    '</style></head>',
    paper.outerHTML,
    '</html>',
  ]
  return new File(page, nameOf(paper), { type: 'text/html' })
}

/** Returns a copy of the page without its controls. If a dialog is open, copies only the dialog. */
function copyPaper(): HTMLElement {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const paper = dialog ? document.createElement('body') : document.importNode(document.body, true)
  if (dialog) paper.append(...document.importNode(dialog, true).childNodes)
  for (const part of paper.querySelectorAll(PRESSED)) part.remove()
  for (const box of paper.querySelectorAll(':checked')) box.setAttribute('checked', '')
  for (const link of paper.querySelectorAll('a')) link.setAttribute('href', link.href)
  return paper
}

/**
 * Returns the styles of a file for a page without a server. The print styles apply everywhere, and
 * the fonts are inside the styles.
 */
async function readStyles(address: string): Promise<string> {
  const css = await (await fetch(address)).text()
  const onPaper = css
    .replaceAll('@media print', '@media all')
    .replaceAll('@media screen', '@media not all')
  const found = [...new Set(onPaper.match(/(?<=url\()[^)]+/g))]
  const embedded = await Promise.all(found.map((path) => embed(new URL(path, address).href)))
  return found.reduce((text, path, at) => text.replaceAll(path, embedded[at] ?? path), onPaper)
}

async function embed(address: string): Promise<string> {
  const content = await (await fetch(address)).blob()
  const reader = new FileReader()
  return new Promise((done, fail) => {
    reader.onload = () => done(reader.result as string)
    reader.onerror = fail
    reader.readAsDataURL(content)
  })
}

function nameOf(paper: HTMLElement): string {
  const heading = paper.querySelector('h1, h2')?.textContent ?? document.title
  const words = heading.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return `${words.join('-').slice(0, NAME_MAX)}.html`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
