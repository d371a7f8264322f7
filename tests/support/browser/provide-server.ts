import { startKeptServer } from './sign-in.ts'

/** One server for all journeys that neither stop it nor count other journeys' data. */
export default async function provideServer() {
  const { url, dataDir, close } = await startKeptServer('postgres')
  process.env.TEST_SERVER_URL = url
  process.env.TEST_SERVER_FOLDER = dataDir
  return close
}
