import { string } from 'yup';

/** The form of a time zone's name, as the database checks it; whether the zone exists depends on the age of one's data. */
const ZONE_NAME = /^[A-Za-z0-9_+:/-]{1,64}$/;

/** A schema for the name of a time zone. */
export const zoneName = () =>
  string().matches(ZONE_NAME, '${path} must be the name of a time zone such as Europe/Berlin');
