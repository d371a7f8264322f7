import { Model, type Transaction } from 'objection'
import type { Knex } from 'knex'

/** The place in the status list of every pass that one device shows for one credential. */
export class PassRow extends Model {
  static override tableName = 'passes'
  declare id: string
  declare credentialId: string
  declare deviceId: string | null
  declare statusIndex: number
  declare isRevoked: boolean
  declare createdAt: Date

  /** All slots are of one device, or all of none. */
  static inSlots(connection: Knex, slots: { credentialId: string; deviceId: string | null }[]) {
    const ids = slots.map(({ credentialId }) => credentialId)
    const deviceId = slots[0]?.deviceId ?? null
    return this.query(connection).whereIn('credentialId', ids).where({ deviceId })
  }

  /** Answers those rows only whose status index was free. */
  static async createWhereFree(trx: Transaction, passes: Partial<PassRow>[]): Promise<PassRow[]> {
    const taken = await this.query(trx)
      .select('statusIndex')
      .whereIn(
        'statusIndex',
        passes.map(({ statusIndex = -1 }) => statusIndex),
      )
    const used = new Set(taken.map(({ statusIndex }) => statusIndex))
    const free = passes.filter(({ statusIndex = -1 }) => {
      const isFree = !used.has(statusIndex)
      used.add(statusIndex)
      return isFree
    })
    return free.length > 0 ? this.query(trx).insert(free).returning('*') : []
  }

  static revokeForCredentials(trx: Transaction, credentialIds: string[]) {
    return this.query(trx).patch({ isRevoked: true }).whereIn('credentialId', credentialIds)
  }

  static revokeForDevices(trx: Transaction, deviceIds: string[]) {
    return this.query(trx).patch({ isRevoked: true }).whereIn('deviceId', deviceIds)
  }

  static async revokedIndices(connection: Knex): Promise<number[]> {
    const rows = await this.query(connection).select('statusIndex').where({ isRevoked: true })
    return rows.map(({ statusIndex }) => statusIndex)
  }
}
