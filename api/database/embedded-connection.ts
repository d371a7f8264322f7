import type { PGlite, Results } from '@electric-sql/pglite'

interface Query {
  text: string
  values?: readonly unknown[]
}

type Answer = Results | Results[]
type Callback = (error: unknown, answer?: Answer) => void

/** Makes PGlite look like a `pg` client, so that knex's PostgreSQL dialect can use it. */
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

  /** Runs a query text. Like in `pg`, a text without values can contain several statements. */
  async #run(text: string, values: readonly unknown[]): Promise<Answer> {
    if (values.length > 0) return this.#engine.query(text, [...values])
    const answers = await this.#engine.exec(text)
    return answers.length === 1 && answers[0] ? answers[0] : answers
  }

  /** Does nothing. The code that opened the engine closes it. A pool must not close the engine. */
  end(callback: () => void): void {
    callback()
  }
}
