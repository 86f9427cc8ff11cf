-- What the other files are written with; all of it goes away with the schema at the end. Nothing here is
-- random: a row's number and a salt always give the same, so two runs make the same shop.
CREATE SCHEMA bench;

-- A number from 0 up to 1.
CREATE FUNCTION bench.r(n bigint, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (hashint8extended(n, salt) & 9007199254740991)::float8 / 9007199254740992;

-- One of the choices: with power 1 each as often, above that the first ones more often.
CREATE FUNCTION bench.pick(choices text[], r float8, power float8 DEFAULT 1) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN choices[1 + floor(power(r, power) * cardinality(choices))::int];

-- The moment at which this share of everything had happened: three years, busier all the time.
CREATE FUNCTION bench.at(share float8) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_timestamp(:epoch - 94608000 * (1 - power(share, 0.7)));

CREATE FUNCTION bench.days_ago(at timestamptz) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (:epoch - date_part('epoch', at)) / 86400;

-- A version 7 id, as the application makes them: ids of one time lie beside each other.
CREATE FUNCTION bench.id(at timestamptz, n bigint, salt int) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (lpad(to_hex((date_part('epoch', at) * 1000)::bigint), 12, '0')
  || '7' || lpad(to_hex(n & 4095), 3, '0')
  || '8' || right(lpad(to_hex(hashint8extended(n, salt)), 16, '0'), 15))::uuid;
