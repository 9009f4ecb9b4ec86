/** Ends the process with one line when Node is too old to run the portal. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Node 20.19 or newer is needed; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
