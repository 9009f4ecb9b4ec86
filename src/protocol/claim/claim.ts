import { type Static, Type } from '@sinclair/typebox';
import { answerSections } from './claimReports.ts';
import { claimDay, closed, email, longText, stringEnum, policyNumber, text } from '../shapes.ts';

const yesNo = stringEnum(['YES', 'NO']);
const yesNoUnknown = stringEnum(['YES', 'NO', 'DONT_KNOW']);

const contact = {
  street: Type.Optional(text(100)),
  postalCode: Type.Optional(text(10)),
  city: Type.Optional(text(100)),
  email: Type.Optional(email),
  phoneNumber: Type.Optional(text(20)),
};
const person = {
  lastName: text(100),
  firstName: text(100),
  contactData: Type.Optional(Type.Boolean()),
  ...contact,
};

/**
 * Body of `reportClaim` (CLM-107 to CLM-115). Fields that were not asked are absent, never null. Written from the requirements, not from
 * the form.
 */
export const claim = closed({
  /** The summary that the customer has read and confirmed; sent where the insurer keeps reports for customers to read. */
  answers: Type.Optional(answerSections),
  contractData: closed({
    /** Manufacturer and model. */
    carModel: text(200),
    licensePlate: Type.Optional(text(20)),
    policyNumber,
    /** Description of the comprehensive cover; absent without one (CLM-034). */
    comprehensive: Type.Optional(text(200)),
  }),
  claimType: closed({
    thirdPartyDamage: Type.Boolean(),
    selfDamage: Type.Boolean(),
    personalInjury: Type.Optional(yesNo),
    whatHappened: Type.Optional(stringEnum(['ACCIDENT', 'MISC'])),
    typeOfAccident: Type.Optional(stringEnum(['VEHICLE', 'ANIMAL', 'MISC'])),
    typeOfEvent: Type.Optional(
      stringEnum([
        'WILLFUL_DAMAGE',
        'GLASS_DAMAGE_REPAIRABLE',
        'GLASS_DAMAGE_EXCHANGE',
        'GLASS_DAMAGE_MISC',
        'MARTEN_BITE',
        'SHORT_CIRCUIT_DAMAGE',
        'HAIL_DAMAGE',
        'STORM_LIGHTNING',
        'FLOOD',
        'FIRE_EXPLOSION',
        'THEFT_ELECTRONICS',
        'THEFT_MISC',
        'THEFT_VEHICLE',
        'MISC_DAMAGE',
      ]),
    ),
  }),
  claimDetails: closed({
    claimDate: claimDay,
    claimTime: Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$', maxLength: 5 }),
    location: text(500),
    statement: Type.Optional(longText(5000)),
    streetCondition: Type.Optional(
      stringEnum([
        'PUBLIC_PARKING',
        'PRIVATE_PARKING',
        'THROUGH_ROAD',
        'RESIDENTIAL_STREET',
        'COUNTRY_ROAD',
        'HIGHWAY',
        'OTHER',
      ]),
    ),
    otherStreetCondition: Type.Optional(text(500)),
    weatherCondition: Type.Optional(
      stringEnum([
        'DAYLIGHT_DRY',
        'DAYLIGHT_RAIN',
        'DAYLIGHT_HEAVY_RAIN',
        'TWILIGHT_DRY',
        'TWILIGHT_RAIN',
        'DARKNESS_DRY',
        'DARKNESS_RAIN',
        'SNOW_DRY_STREET',
        'SNOW_SNOWY_STREET',
        'OTHER',
      ]),
    ),
    vehicleRoadworthy: Type.Boolean(),
    vehicleLocation: Type.Optional(text(500)),
  }),
  accidentRecording: closed({ policeOnSite: Type.Boolean(), fileNumber: Type.Optional(text(100)) }),
  driver: closed({
    whoDrove: stringEnum(['POLICY_HOLDER', 'OTHER_PERSON']),
    otherPersonDriver: Type.Optional(closed({ ...person, hasDriversLicense: yesNoUnknown })),
    permissionToDrive: Type.Optional(Type.Boolean()),
    guilt: stringEnum(['YES', 'NO', 'PARTIALLY', 'DONT_KNOW']),
    alcoholOrDrugs: Type.Optional(yesNoUnknown),
  }),
  /** `id` is the position, from 1. */
  witnesses: Type.Array(closed({ id: Type.Integer({ minimum: 1, maximum: 10 }), ...person }), {
    maxItems: 10,
  }),
  opponent: Type.Optional(
    closed({
      personalData: closed({
        ...person,
        /** `DEU`, or a country as entered (CLM-105). */
        country: Type.Optional(text(60)),
        licensePlate: Type.Optional(text(20)),
        vehicleInformation: text(1000),
      }),
      otherCarDamaged: Type.Boolean(),
      damageDescription: Type.Optional(longText(5000)),
    }),
  ),
  lawyer: Type.Optional(
    closed({
      contactedLawyer: Type.Boolean(),
      personalData: Type.Optional(
        closed({
          name: text(100),
          ...contact,
          postalCode: Type.Optional(text(5)),
          fileReference: Type.Optional(text(100)),
        }),
      ),
      notContactedReason: Type.Optional(stringEnum(['NOT_RESPONSIBLE', 'OTHER'])),
      otherReason: Type.Optional(longText(1000)),
    }),
  ),
  vehicleDetails: Type.Optional(
    closed({
      financing: stringEnum(['FINANCED', 'LEASED', 'NEITHER_NOR']),
      financeInstitution: Type.Optional(text(100)),
      taxDeductionEntitlement: Type.Boolean(),
    }),
  ),
});
export type Claim = Static<typeof claim>;
