import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { findOwner } from '#tests/support/server/postgres.ts'
import { mountDisks } from './disks.ts'
import { addressOf, DATABASES, FOLDER, foldersOf, NETWORK, type Node, NODES } from './nodes.ts'

const RECIPE = resolve(import.meta.dirname, '../../../api/deploy')
const SHARED = ['backups']

/** Passwords that protect nothing, because nobody else is on this network. */
export const PASSWORDS = {
  SUPERUSER_PASSWORD: 'superuser',
  REPLICATION_PASSWORD: 'replication',
  REWIND_PASSWORD: 'rewind',
  DATABASE_PASSWORD: 'product',
  RESTAPI_PASSWORD: 'patroni',
}

/**
 * Returns a file of the recipe for this node. Fills in the variables as `envsubst` does on a real
 * machine, and moves the folders into the cluster's own folder. Everything else stays unchanged.
 */
export function readRecipe(file: string, node: Node): string {
  const { etc, lib, run } = foldersOf(node)
  const values: Record<string, string> = {
    NAME: node,
    ADDRESS: addressOf(node),
    NETWORK,
    ...Object.fromEntries(NODES.map((each) => [each.toUpperCase(), addressOf(each)])),
    ...PASSWORDS,
  }
  let text = readFileSync(join(RECIPE, file), 'utf8')
  for (const [name, value] of Object.entries(values)) text = text.replaceAll(`\${${name}}`, value)
  for (const name of SHARED) text = text.replaceAll(`/var/lib/visa/${name}`, `${FOLDER}/${name}`)
  return text
    .replaceAll('/var/lib/visa', lib)
    .replaceAll('/etc/visa', etc)
    .replaceAll('/run/haproxy', run)
}

/** Writes a file of the recipe for this node. Returns its path. */
export function placeRecipe(file: string, node: Node): string {
  const path = join(foldersOf(node).etc, file)
  writeFileSync(path, readRecipe(file, node))
  return path
}

/** Makes the folders of every node. Each folder belongs to the user that needs it. */
export function makeFolders(): void {
  for (const node of NODES) {
    const { etc, lib, run } = foldersOf(node)
    for (const path of [join(etc, 'tls'), join(lib, 'postgresql'), run]) {
      mkdirSync(path, { recursive: true })
    }
  }
  mountDisks()
  const owned = DATABASES.map((node) => join(foldersOf(node).lib, 'postgresql'))
  const shared = SHARED.map((name) => join(FOLDER, name))
  const owner = findOwner()
  for (const path of [...owned, ...shared]) {
    mkdirSync(path, { recursive: true })
    chmodSync(path, 0o700)
    if (owner) chownSync(path, owner.uid, owner.gid)
  }
}

/** Deletes all files that the nodes have written, so that they start without any data. */
export function emptyFolders(): void {
  const written = NODES.flatMap((node) => {
    const { lib, run } = foldersOf(node)
    return [
      join(lib, 'etcd'),
      join(lib, 'product'),
      ...childrenOf(join(lib, 'postgresql')),
      ...childrenOf(run),
    ]
  })
  const shared = SHARED.flatMap((name) => childrenOf(join(FOLDER, name)))
  for (const path of [...written, ...shared]) rmSync(path, { recursive: true, force: true })
}

function childrenOf(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name))
}

/** Reads lines of the form `NAME=value`, like systemd. */
export function readEnvironment(file: string, node: Node): NodeJS.ProcessEnv {
  const lines = readRecipe(file, node).split('\n')
  const settings = lines.filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(
    settings.map((line): [string, string] => {
      const at = line.indexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
  )
}
