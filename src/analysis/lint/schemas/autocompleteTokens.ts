/** The possible last words of an `autocomplete` attribute (HTML, autofill). */
export const autocompleteTokens: readonly string[] =
  `off on name honorific-prefix given-name additional-name family-name honorific-suffix nickname
username new-password current-password one-time-code organization-title organization street-address address-line1 address-line2
address-line3 address-level1 address-level2 address-level3 address-level4 country country-name postal-code cc-name
cc-number cc-exp language bday bday-day bday-month bday-year sex url
photo tel tel-national email`.split(/\s/);
