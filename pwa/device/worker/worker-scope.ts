/**
 * The part of its scope that the service worker uses. TypeScript cannot have the libraries of workers and of
 * pages in one program, so the few members are declared here.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** During its installation a worker may leave addresses to the browser, if the browser supports it. */
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

/** A file of the build, as the build tool lists it. */
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
