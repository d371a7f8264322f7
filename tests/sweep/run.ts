import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isLanguage } from '#contracts/language/languages.ts'
import { SCREENS, type Screen, type Visitor } from '#tests/e2e/engines/screens.ts'
import type { Engine } from '#tests/support/browser/engines/window.ts'
import { startKeptServer } from '#tests/support/browser/sign-in.ts'
import providePostgres from '#tests/support/server/provide-postgres.ts'
import { compareBoxes } from './boxes.ts'
import { namesIn } from './names-in.ts'
import { makeVisiting } from './people.ts'
import { pathOf, visit, type Look, type View } from './visit.ts'

/**
 * The program of `npm run sweep -- [--engine webkit] [--width 320] [--theme dark] [--language ar]
 * [--only /wallet] [--folder F]`. It takes pictures of every screen, dialog and menu in each engine.
 * It reports the faults that are in only one engine.
 */
const ENGINES: Engine[] = ['chromium', 'webkit', 'firefox']
const SIZES: [number, number][] = [
  [390, 844],
  [320, 640],
  [844, 390],
  [1280, 900],
]
const THEMES = ['light', 'dark']
/**
 * The number of faults that the report shows for each view. More faults seldom help: if a box is
 * missing, everything in the box is missing too.
 */
const ROWS = 5
const VISITORS = Object.keys(SCREENS) as Visitor[]

const string = { type: 'string' } as const
const { values: wanted } = parseArgs({
  options: {
    engine: string,
    width: string,
    theme: string,
    language: string,
    only: string,
    folder: string,
  },
})
const folder = wanted.folder ?? mkdtempSync(join(tmpdir(), 'visa-sweep-'))
mkdirSync(folder, { recursive: true })
const language = isLanguage(wanted.language) ? wanted.language : 'en'
const engines = ENGINES.filter((engine) => isWanted(wanted.engine, engine))
const nameOf = await namesIn(language)
const faults: string[] = []

// Ends this process normally after a signal. The exit handlers then end the programs that this
// process started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const stopPostgres = await providePostgres()
const server = await startKeptServer('postgres')
for (const theme of THEMES.filter((one) => isWanted(wanted.theme, one)))
  for (const size of SIZES.filter(([width]) => isWanted(wanted.width, String(width))))
    for (const visitor of VISITORS) await sweep(visitor, theme, size)
process.stdout.write(`\n${String(faults.length)} faults\n${faults.join('\n')}\n${folder}\n`)
await server.close()
await stopPostgres?.()
process.exit(faults.length > 0 ? 1 : 0)

/**
 * Visits the screens in all engines. All engines visit a screen with a fault a second time, because
 * a slow machine can show too little at first. Only the second result counts.
 */
async function sweep(visitor: Visitor, theme: string, size: [number, number]) {
  const place = `${visitor}, ${theme}, ${size.join(' by ')}`
  process.stdout.write(`${place}\n`)
  const look = (isLookedAt: (screen: Screen) => boolean) =>
    visitAll({ visitor, theme, size, isLookedAt })
  const first = await look(({ path }) => path.startsWith(wanted.only ?? '/'))
  const wrong = new Set(first.map(({ path }) => path))
  const again = wrong.size > 0 ? await look((screen) => wrong.has(pathOf(screen))) : []
  for (const { name, fault } of again) {
    faults.push(`${place} ${name} ${fault}`)
    process.stdout.write(`  ${name} ${fault}\n`)
  }
}

interface Visited {
  visitor: Visitor
  theme: string
  size: [number, number]
  isLookedAt: (screen: Screen) => boolean
}

async function visitAll({ visitor, theme, size, isLookedAt }: Visited): Promise<Found[]> {
  const visitings = []
  for (const engine of engines) {
    const { person, screens } = await makeVisiting(server.url, visitor)
    visitings.push({ engine, person, screens: screens.filter(isLookedAt) })
  }
  const visits = visitings.map(async ({ engine, ...visiting }) => {
    const keep: Look['keep'] = (name, picture) => {
      const words = [visitor, name, theme, language, String(size[0]), engine]
      writeFileSync(join(folder, `${words.join(' ').replace(/[^\w]+/g, '-')}.png`), picture)
    }
    return visit({ engine, url: server.url, size, theme, language, nameOf, keep }, visiting)
  })
  return compareViews(await Promise.all(visits))
}

interface Found {
  path: string
  name: string
  fault: string
}

function compareViews(seen: readonly (readonly View[])[]): Found[] {
  return (seen[0] ?? []).flatMap(({ path, name }, at) => {
    const views = engines.map((engine, nth) => ({ engine, view: seen[nth]?.[at] }))
    const own = views.flatMap(({ engine, view }) =>
      (view?.faults ?? []).map((fault) => `${engine}: ${fault}`),
    )
    const measured = views.flatMap(({ engine, view }) =>
      view?.boxes ? [[engine, view.boxes] as const] : [],
    )
    const compared = compareBoxes(Object.fromEntries(measured))
    const left = compared.length - ROWS
    const more = left > 0 ? [`and ${String(left)} more`] : []
    return [...own, ...compared.slice(0, ROWS), ...more].map((fault) => ({ path, name, fault }))
  })
}

function isWanted(wish: string | undefined, one: string): boolean {
  return wish === undefined || wish.split(',').includes(one)
}
