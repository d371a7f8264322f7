import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const lines = (path: string) => readFileSync(path, 'utf8').split('\n')
const stages = lines('api/deploy/Containerfile')
  .join('\n')
  .split(/^FROM /m)
  .slice(1)
const [build = '', image = ''] = stages

const rules = lines('.dockerignore').filter((line) => line !== '' && !line.startsWith('#'))

/** The last rule that fits decides, as in the reference of Dockerfiles. */
function isSent(path: string): boolean {
  const places = path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))
  return rules.reduce((sent, rule) => {
    const pattern = rule.replace(/^!/, '')
    return places.some((place) => matchesGlob(place, pattern)) ? rule.startsWith('!') : sent
  }, true)
}

/** Returns the sources of the lines `COPY <source>… <target>`. */
function copied(stage: string): string[] {
  return Array.from(stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, from = '']) =>
    from.split(' '),
  ).flat()
}

const isCopied = (path: string) =>
  isSent(path) && copied(build).some((source) => path === source || path.startsWith(`${source}/`))

test('the build of the image gets what it reads, and none of the secrets beside it', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const wanted = tracked.filter((path) => /^(?:api|contracts|pwa)\//.test(path))
  expect(wanted.length).toBeGreaterThan(1000)
  expect(wanted.filter((path) => !isCopied(path))).toEqual([])
  for (const path of ['package.json', 'package-lock.json', '.npmrc', 'vite.config.ts']) {
    expect([path, isCopied(path)]).toEqual([path, true])
  }
  const secret = [
    ...['.data/secrets.json', '.data/postgres/PG_VERSION', '.env', '.env.local', 'root-0.json'],
    ...['api/.env', 'api/deploy/.env.production', 'api/root-1.json', 'pwa/.data/x', '.git/config'],
    ...['keys-request.json', 'node_modules/x/index.js', 'api/node_modules/x/index.js', 'dist/x.js'],
  ]
  expect(secret.filter(isCopied)).toEqual([])
})

test('the image holds the built product, and runs it without the rights of root', () => {
  expect(copied(image)).toEqual([])
  expect(Array.from(image.matchAll(/^COPY --from=build (\S+)/gm), ([, from]) => from)).toEqual(
    ['package.json', 'node_modules', 'dist', 'dist-api'].map((path) => `/product/${path}`),
  )
  expect(image).toMatch(/^USER node$/m)
})

test('both stages begin with the image of one digest, which has no default', () => {
  for (const stage of stages) expect(stage.split('\n')[0]).toContain('@${NODE_DIGEST}')
  expect(readFileSync('api/deploy/Containerfile', 'utf8')).toMatch(/^ARG NODE_DIGEST$/m)
})
