import { findProofs } from './findProofs.mjs';
import { formatRequirements, readRequirements, requirementsFile } from './requirementRows.mjs';

/** Returns path -> text of the requirements, each with the file and the title of the test that proves it. */
export function writeProofs() {
  const { proofs } = findProofs();
  const rows = readRequirements().map((row) => {
    const proof = proofs.get(row.id);
    return { ...row, proof: proof === undefined ? '' : `${proof.file}: ${proof.title}` };
  });
  return { [requirementsFile]: formatRequirements(rows) };
}
