import { describe, expect, test } from 'vitest'
import { UserQuery } from '#contracts/accounts/administration.ts'
import { CredentialQuery } from '#contracts/credentials/credential-list.ts'
import {
  PAGE_SIZES,
  readListQuery,
  writeListQuery,
} from '#pwa/screens/admin/list/use-list-in-url.ts'

const [PAGE_SIZE] = PAGE_SIZES

const read = (address: string) =>
  readListQuery('credentials', CredentialQuery, new URLSearchParams(address))

describe('the address of a list', () => {
  test('without a word about the list shows its first page, newest first', () => {
    expect(read('tab=credentials')).toEqual({
      limit: PAGE_SIZE,
      offset: 0,
      sort: 'createdAt',
      order: 'desc',
    })
  })

  test('carries search, filters, order and page', () => {
    const address =
      'credentials.search=9e8a&credentials.status=revoked&credentials.credentialType=B-1%2FB-2' +
      '&credentials.sort=expiryDate&credentials.order=asc&credentials.offset=25'
    expect(read(address)).toEqual({
      search: '9e8a',
      status: 'revoked',
      credentialType: 'B-1/B-2',
      sort: 'expiryDate',
      order: 'asc',
      offset: 25,
      limit: PAGE_SIZE,
    })
  })

  test.each([
    'credentials.offset=-1',
    'credentials.offset=10000',
    'credentials.from=behind.x',
    'credentials.status=lost',
    'credentials.sort=holderName',
    'credentials.nonsense=1',
    `credentials.search=${'x'.repeat(101)}`,
  ])('that makes no sense (%s) shows the list as it is at first', (address) => {
    expect(read(address)).toEqual(read(''))
  })

  test('carries how many rows a page has, of the sizes that are offered', () => {
    expect(read('credentials.limit=100').limit).toBe(100)
    for (const size of ['500', '26', '-1', 'all', '']) {
      expect(read(`credentials.limit=${size}`).limit).toBe(PAGE_SIZE)
    }
  })

  test('of one list says nothing about another', () => {
    const users = readListQuery('users', UserQuery, new URLSearchParams('credentials.search=abc'))
    expect(users.search).toBeUndefined()
  })
})

describe('a change of a list', () => {
  const write = (values: Record<string, string | number | undefined>, before: string) =>
    writeListQuery('users', values, new URLSearchParams(before)).toString()

  test('leads back to the first page', () => {
    expect(write({ search: 'ama' }, 'tab=users&users.offset=50')).toBe('tab=users&users.search=ama')
  })

  test('of the page alone keeps search and filter', () => {
    expect(write({ offset: 25 }, 'users.search=ama&users.access=premium')).toBe(
      'users.search=ama&users.access=premium&users.offset=25',
    )
  })

  test('to a page by its number forgets the keys of another page, and the other way round', () => {
    expect(write({ offset: 25 }, 'users.from=last')).toBe('users.offset=25')
    expect(write({ from: 'last' }, 'users.offset=25')).toBe('users.from=last')
    expect(write({ search: 'ama' }, 'users.from=last')).toBe('users.search=ama')
  })

  test('of the size says so, but of the one that a page has at first', () => {
    expect(write({ limit: 50, offset: 100 }, 'users.offset=125')).toBe(
      'users.limit=50&users.offset=100',
    )
    expect(write({ limit: PAGE_SIZE }, 'users.limit=50&users.offset=50')).toBe('')
  })

  test('to nothing leaves no trace', () => {
    expect(write({ access: '', search: undefined, offset: 0 }, 'users.access=free')).toBe('')
  })
})
