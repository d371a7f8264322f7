// @vitest-environment happy-dom
import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { addressIn, LANGUAGE_NAMES, PUBLIC_PATHS } from '#contracts/language/languages.ts'
import { SCREEN_PATHS } from '#contracts/screen-paths.ts'
import { routes } from '#pwa/app/routes.tsx'

function pathsOf(all: readonly RouteObject[]): string[] {
  return all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])
}

test('the app has a route for each address to which the server does not answer 404, and no other', () => {
  const localized = PUBLIC_PATHS.flatMap((path) =>
    LANGUAGE_NAMES.map((language) => addressIn(language, path)),
  )
  const known = new Set<string>([...SCREEN_PATHS, ...localized, '*'])
  expect(pathsOf(routes).toSorted()).toEqual([...known].toSorted())
})
