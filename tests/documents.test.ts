import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDERS = ['api', 'contracts', 'docs', 'pwa', 'tests']
const FROM_ROOT = /^(?:api|contracts|docs|pwa|tests)\//
const IS_FILE = /^[\w-].*\.(?:css|html|js|json|md|mjs|sol|ts|tsx|yml)$/

const DECISION = /docs\/decisions\/[\w-]+\.md/g

const documents = ['README.md', ...listFiles(/\.md$/)].map((path) => ({
  path,
  text: readFileSync(resolve(path), 'utf8'),
}))

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

describe('every decision', () => {
  const [list, ...decisions] = documents
    .filter(({ path }) => dirname(path) === 'docs/decisions')
    .toSorted((one, other) => Number(isList(other)) - Number(isList(one)))
  const statusOf = (text: string) => /Status: (.+)\.\n/.exec(text)?.[1] ?? ''

  test('has its number, date, status, context, decision and consequences, and a place in the list', () => {
    const lines = decisions.map(({ path, text }) => {
      expect(text, path).toMatch(
        /^# \d+\. .+\n\nDecided on \d{4}-\d\d-\d\d\. Status: (in force|superseded by \d+)\.\n\n## Context\n\n[^#]+## Decision\n\n[^#]+## Consequences\n\n[^#]+$/,
      )
      const title = text.slice(2, text.indexOf('\n'))
      expect(parseInt(basename(path)), path).toBe(parseInt(title))
      const status = statusOf(text) === 'in force' ? '' : `, ${statusOf(text)}`
      return `- [${title}](${basename(path)})${status}`
    })
    const listed = list?.text.split('\n').filter((line) => line.startsWith('- ['))
    expect(listed?.toSorted()).toEqual(lines.toSorted())
    const numbers = decisions.map(({ path }) => parseInt(basename(path)))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(Math.max(...numbers)).toBe(numbers.length)
  })

  test('in force is named by the code that would break it, and the code names no other', () => {
    const named = listFiles(/\.(?:ts|tsx|mjs|css|sol)$/).flatMap((path) =>
      Array.from(readFileSync(resolve(path), 'utf8').matchAll(DECISION), ([name]) => name),
    )
    const inForce = decisions.filter(({ text }) => statusOf(text) === 'in force')
    expect([...new Set(named)].toSorted()).toEqual(inForce.map(({ path }) => path).toSorted())
  })
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

/** Returns the paths of the files in all folders whose name matches. */
function listFiles(name: RegExp): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(resolve(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && name.test(entry.name))
      .map((entry) => relative(resolve(), join(entry.parentPath, entry.name))),
  )
}
