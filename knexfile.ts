import { readEnv } from '#api/settings/env.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { MIGRATIONS } from '#api/database/migrate.ts'

const { database } = await connectDatabase(readEnv(process.env))
const { config } = database.client as { config: object }

export default { ...config, migrations: MIGRATIONS }
