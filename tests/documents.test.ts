import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = ['api', 'contracts', 'docs', 'pwa', 'tests']
const FROM_ROOT = /^(?:api|contracts|docs|pwa|tests)\//
const IS_FILE = /^[\w-].*\.(?:css|html|js|json|md|mjs|sol|ts|tsx|yml)$/

const documents = [
  'README.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(resolve(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
      .map((entry) => relative(resolve(), join(entry.parentPath, entry.name))),
  ),
].map((path) => ({ path, text: readFileSync(resolve(path), 'utf8') }))

test('a newcomer reads the README in one go', () => {
  const [readme] = documents
  expect(readme?.text.split('\n').length).toBeLessThanOrEqual(120)
})

test('every link of a document leads to a file', () => {
  const dead = documents.flatMap(({ path, text }) => {
    const links = text.matchAll(/\]\(([^)#]+)\)|(?:src|href)="([^"#]+)"/g)
    return Array.from(links, ([, link, source]) => link ?? source ?? '')
      .filter((link) => !link.includes(':'))
      .filter((link) => !existsSync(resolve(dirname(path), link)))
      .map((link) => `${path}: ${link}`)
  })
  expect(dead).toEqual([])
})

test('every file that a document names is there, from the root or from its own folder', () => {
  const missing = documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/`([\w./-]+\/[\w.-]*)`/g), ([, name = '']) => name)
      .filter((name) => FROM_ROOT.test(name) || IS_FILE.test(name))
      .filter((name) => !existsSync(resolve(name)) && !existsSync(resolve(dirname(path), name)))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every document is reached from the README', () => {
  const reached = new Set(['README.md'])
  for (const path of reached) {
    const text = documents.find((document) => document.path === path)?.text ?? ''
    for (const [, link = ''] of text.matchAll(/\]\(([^)#:]+\.md)[^)]*\)/g)) {
      reached.add(join(dirname(path), link))
    }
  }
  expect(documents.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
})

test('every decision has its date, context, decision and consequences, and a place in the list', () => {
  const [list, ...decisions] = documents
    .filter(({ path }) => dirname(path) === 'docs/decisions')
    .toSorted((one, other) => Number(isList(other)) - Number(isList(one)))
  const titles = decisions.map(({ path, text }) => {
    expect(text, path).toMatch(
      /^# .+\n\nDecided on \d{4}-\d\d-\d\d\.\n\n## Context\n\n[^#]+## Decision\n\n[^#]+## Consequences\n\n[^#]+$/,
    )
    return `- [${text.slice(2, text.indexOf('\n'))}](${basename(path)})`
  })
  const listed = list?.text.split('\n').filter((line) => line.startsWith('- ['))
  expect(listed?.toSorted()).toEqual(titles.toSorted())
})

test('the README of the tests names each file that does less than in the soak', () => {
  const names = readFileSync(resolve('tests/README.md'), 'utf8').matchAll(/`([\w*./-]+)`/g)
  const named = Array.from(names, ([, name = '']) => name.replaceAll('*', '[^/]+'))
  const deeper = readdirSync(resolve('tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) =>
      readFileSync(resolve('tests', path), 'utf8').includes("from '#tests/support/rounds.ts'"),
    )
  expect(deeper.length).toBeGreaterThan(20)
  const isNamed = (path: string) => named.some((name) => new RegExp(`^${name}$`).test(path))
  expect(deeper.filter((path) => !isNamed(path))).toEqual([])
})

function isList({ path }: { path: string }): boolean {
  return path.endsWith('README.md')
}
