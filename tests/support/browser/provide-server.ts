import { startKeptServer } from './sign-in.ts'

/**
 * Starts one server for the end-to-end tests. Tests that stop their server or count its data do not
 * use it.
 */
export default async function provideServer() {
  const { url, dataDir, close } = await startKeptServer('postgres')
  process.env.TEST_SERVER_URL = url
  process.env.TEST_SERVER_FOLDER = dataDir
  return close
}
