import { startKeptServer } from './sign-in.ts'

/** Starts one server for all journeys, except journeys that stop the server or count its data. */
export default async function provideServer() {
  const { url, dataDir, close } = await startKeptServer('postgres')
  process.env.TEST_SERVER_URL = url
  process.env.TEST_SERVER_FOLDER = dataDir
  return close
}
