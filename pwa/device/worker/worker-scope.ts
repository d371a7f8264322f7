/**
 * These types declare the parts of the global scope that the service worker uses. TypeScript cannot
 * load the types of workers and of pages in one program.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

/**
 * The event of a worker's installation. By `addRoutes`, a worker may tell the browser to handle
 * some addresses itself. Not every browser has this function.
 */
export interface Installing extends Lasting {
  addRoutes?(route: {
    condition: { urlPattern: string; requestMethod: 'GET' }
    source: 'cache'
  }): Promise<void>
}

export interface Asked extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerEvents {
  install: Installing
  activate: Lasting
  fetch: Asked
  message: MessageEvent & Lasting
}

/** A file of the build. The build tool writes this list. */
export interface ListedFile {
  url: string
  integrity: string
}

export interface WorkerScope {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    handle: (event: WorkerEvents[Name]) => void,
  ): void
}
