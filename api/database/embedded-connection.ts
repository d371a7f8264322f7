import type { PGlite, Results } from '@electric-sql/pglite'

interface Query {
  text: string
  values?: readonly unknown[]
}

type Answer = Results | Results[]
type Callback = (error: unknown, answer?: Answer) => void

/** PGlite behind the surface of a `pg` client, so that knex's own PostgreSQL dialect drives it. */
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
    answer.then((result) => {
      callback(null, result)
    }, callback)
    return undefined
  }

  /** Without values, as with `pg`, a text may hold several statements. */
  async #run(text: string, values: readonly unknown[]): Promise<Answer> {
    if (values.length > 0) return this.#engine.query(text, [...values])
    const answers = await this.#engine.exec(text)
    return answers.length === 1 && answers[0] ? answers[0] : answers
  }

  /** The engine is closed by the code that opened it: a pool that drops its connection must not. */
  end(callback: () => void): void {
    callback()
  }
}
