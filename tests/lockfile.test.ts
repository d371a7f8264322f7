import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

// `npm install` leaves packages for other platforms out of the lockfile when it cannot see them.
// After that, `npm ci` refuses the lockfile in every fresh clone.
test('the lockfile holds every package that another one asks for', () => {
  const file = new URL('../package-lock.json', import.meta.url)
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, LockedPackage>
  }

  const missing = Object.entries(packages).flatMap(([path, wanted]) =>
    Object.keys({ ...wanted.dependencies, ...wanted.optionalDependencies }).filter(
      (name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages),
    ),
  )

  expect(missing).toEqual([])
})

/**
 * Returns the folders in which Node looks for a package: this folder, and then each folder above
 * it.
 */
function foldersAbove(path: string): string[] {
  const parts = path.split('node_modules/')
  return parts.map((_, depth) => parts.slice(0, depth).join('node_modules/')).concat(`${path}/`)
}
