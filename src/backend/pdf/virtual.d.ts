declare module 'virtual:paper-thread' {
  /** The address of the built program of the thread; null where sources run unbuilt. Written by `paperThreadPlugin`. */
  const file: string | null;
  export default file;
}
