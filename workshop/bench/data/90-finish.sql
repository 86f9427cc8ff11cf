-- The next order, message and report go on from here.
SELECT setval('order_number', :orders), setval('contact_number', :messages + :demos + :reports);
DROP SCHEMA bench CASCADE;
