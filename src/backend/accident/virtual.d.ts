declare module 'virtual:accident-script' {
  /** The built program of `src/accident`. Written by `accidentScriptPlugin`. */
  const script: string;
  export default script;
}
