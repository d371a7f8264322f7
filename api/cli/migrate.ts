import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { readEnv } from '#api/settings/env.ts'

/** `npm run migrate`: brings the tables up to date without starting the product, which does so too. */
const { database, close } = await connectDatabase(readEnv(process.env))
await migrate(database)
console.log(`The tables are at ${await database.migrate.currentVersion()}.`)
await close()
