import type { PGlite, Results } from '@electric-sql/pglite'

interface Query {
  text: string
  values?: readonly unknown[]
}

type Answer = Results | Results[]
type Callback = (error: unknown, answer?: Answer) => void

/**
 * Gives PGlite the interface of a `pg` client. Knex's PostgreSQL dialect can then use PGlite. The package that
 * offers a dialect for PGlite does not count deleted rows, and does not share the parsing of types.
 */
export class EmbeddedConnection {
  readonly #engine: PGlite

  constructor(engine: PGlite) {
    this.#engine = engine
  }

  on(): this {
    return this
  }

  async connect(): Promise<void> {
    await this.#engine.waitReady
  }

  query(query: string | Query, callback?: Callback): Promise<Answer> | undefined {
    const { text, values = [] } = typeof query === 'string' ? { text: query } : query
    const answer = this.#run(text, values)
    if (callback === undefined) return answer
    answer.then((result) => callback(null, result), callback)
    return undefined
  }

  /** Runs a query. As in `pg`, a query without values can have several statements. */
  async #run(text: string, values: readonly unknown[]): Promise<Answer> {
    if (values.length > 0) return this.#engine.query(text, [...values])
    const answers = await this.#engine.exec(text)
    return answers.length === 1 && answers[0] ? answers[0] : answers
  }

  /** Does nothing. A pool must not close the engine, because other code has opened it and will close it. */
  end(callback: () => void): void {
    callback()
  }
}
