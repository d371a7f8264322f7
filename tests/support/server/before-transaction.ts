import type { Knex } from 'knex'

/** What runs before the next transaction begins. It runs once. */
export interface BeforeTransaction {
  act?: (() => Promise<unknown>) | undefined
}

/** Returns the same database. Before it begins a transaction, it runs `before.act`. */
export function announceTransactions(real: Knex, before: BeforeTransaction): Knex {
  return new Proxy(real, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown
      return async (...given: Parameters<Knex['transaction']>) => {
        const { act } = before
        delete before.act
        await act?.()
        return target.transaction(...given)
      }
    },
  })
}
