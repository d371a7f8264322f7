import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseProjects, chooseSlice, PARTS } from './parts.ts'
import { planRun } from './run/plan.ts'

const ROOT = resolve(import.meta.dirname, '..')

const testFiles = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
  .filter((path) => /\.test\.tsx?$/.test(path))

describe('the soak', () => {
  test('has each file that does less in other runs', () => {
    const deeper = testFiles.filter((path) =>
      /from '#tests\/support\/rounds\.ts'/.test(readFileSync(join(ROOT, path), 'utf8')),
    )
    expect(deeper.length).toBeGreaterThan(20)
    const listed = PARTS.flatMap(({ files }) => files)
    expect(deeper.filter((path) => !listed.includes(path))).toEqual([])
  })

  test('has no file that is not there', () => {
    const listed = PARTS.flatMap(({ files }) => files).filter((file) => !file.includes('*'))
    expect(listed.filter((file) => !testFiles.includes(file))).toEqual([])
  })

  test('calls every folder of the API on the embedded database', () => {
    const ofApi = testFiles.filter((path) => path.startsWith('tests/api/'))
    const alone = ofApi.filter((path) => !path.endsWith('.race.test.ts'))
    const embedded = PARTS.filter(({ project }) => project === 'api-pglite')
    expect(new Set(embedded.flatMap(({ files }) => files.map((file) => dirname(file))))).toEqual(
      new Set(alone.map((path) => dirname(path))),
    )
  })
})

describe('a run of all tests', () => {
  const api = (name: string) => ({ test: { name, include: [`${name}/**`], exclude: ['foreign'] } })
  const projects = [api('api-postgres'), api('api-pglite')]

  test('takes one slice of the soak along, and another seed another one', () => {
    const names = PARTS.map((_part, seed) => planRun(['--seed', String(seed)]).env.TEST_PARTS)
    const long = PARTS.filter(({ isLong }) => isLong).map(({ name }) => name)
    expect(names.filter((name) => long.includes(name ?? ''))).toEqual([])
    expect(new Set(names).size).toBe(PARTS.length - long.length)
  })

  test('says how to do the same again', () => {
    const { env, description } = planRun([])
    const [, seed = ''] = /--seed (\d+)$/.exec(description) ?? []
    expect(planRun(['--seed', seed])).toMatchObject({ env, description })
  })

  test('does the files of its slice once, deeper than the others', () => {
    const { name, files } = chooseSlice(0)
    const [postgres, embedded, slice, ...rest] = chooseProjects(projects, { TEST_PARTS: name })
    expect(postgres?.test.exclude).toEqual(expect.arrayContaining(['foreign', ...files]))
    expect(embedded?.test.exclude).toEqual(['foreign'])
    expect(slice?.test).toMatchObject({ include: files, env: { TEST_DEPTH: 'slice' } })
    expect(rest).toEqual([])
  })

  test('leaves out what only slices do, but in their own turn', () => {
    const sliceOnly = PARTS.filter((part) => part.isSliceOnly && part.project === 'api-postgres')
    expect(sliceOnly.length).toBeGreaterThan(0)
    const [part] = sliceOnly
    const files = sliceOnly.flatMap((other) => other.files)
    const [inOthers] = chooseProjects(projects, { TEST_PARTS: 'hostile' })
    expect(inOthers?.test.exclude).toEqual(expect.arrayContaining(files))
    const [, , slice] = chooseProjects(projects, { TEST_PARTS: part?.name })
    expect(slice?.test.include).toEqual(part?.files)
  })

  test('of chosen files leaves out nothing', () => {
    const [postgres] = chooseProjects(projects, { TEST_PARTS: '' })
    expect(postgres?.test.exclude).toEqual(['foreign'])
  })
})

describe('the words after the command', () => {
  test('name test files, and then nothing of the soak comes along', () => {
    const env = { TEST_PARTS: '' }
    expect(planRun(['tests/api'])).toMatchObject({ filters: ['tests/api'], isWhole: false, env })
    expect(planRun(['--changed'])).toMatchObject({ filters: [], isOfChange: true, env })
  })

  test('name parts of a soak, by their beginning', () => {
    const { filters, env } = planRun(['--soak', 'chaos', 'hostile'])
    expect(filters).toEqual([])
    expect(env).toMatchObject({
      TEST_DEPTH: 'soak',
      TEST_PARTS: 'chaos-chain,chaos-sender,chaos-payments,chaos-processes,chaos-life,hostile',
    })
  })

  test('that name no part of it are refused with the names that there are', () => {
    expect(() => planRun(['--soak', 'thunder'])).toThrow(/chaos-chain, .* measures$/)
  })
})
