/** Short forms that customers may meet, and the words that must stand before or beside the first one. */
export const shortForms: Readonly<Record<string, string>> = {
  eVB: 'ersicherungsbestätigung',
  IVK: 'Internationale Versicherungskarte',
  SF: 'Schadenfreiheitsklasse',
  SB: 'Selbstbeteiligung',
  KPS: 'Kaufpreisschutz',
  BF17: 'Begleitetes Fahren',
  HSN: 'Herstellerschlüssel',
  TSN: 'Typschlüssel',
  AKB: 'edingungen',
};
