-- Customers with names as they are in India: a few that thousands share, many that one person has.
CREATE UNLOGGED TABLE bench.place AS
SELECT row_number() OVER () - 1 AS n, split_part(line, '|', 1) AS city, split_part(line, '|', 2) AS district,
  split_part(line, '|', 3) AS state, split_part(line, '|', 4) AS pin
FROM unnest(ARRAY[
  'Bengaluru|Bengaluru Urban|Karnataka|560', 'Mumbai|Mumbai|Maharashtra|400', 'New Delhi|New Delhi|Delhi|110',
  'Pune|Pune|Maharashtra|411', 'Hyderabad|Hyderabad|Telangana|500', 'Chennai|Chennai|Tamil Nadu|600',
  'Ahmedabad|Ahmedabad|Gujarat|380', 'Noida|Gautam Buddha Nagar|Uttar Pradesh|201', 'Gurugram|Gurugram|Haryana|122',
  'Kolkata|Kolkata|West Bengal|700', 'Jaipur|Jaipur|Rajasthan|302', 'Kochi|Ernakulam|Kerala|682',
  'Lucknow|Lucknow|Uttar Pradesh|226', 'Surat|Surat|Gujarat|395', 'Coimbatore|Coimbatore|Tamil Nadu|641',
  'Indore|Indore|Madhya Pradesh|452', 'Nagpur|Nagpur|Maharashtra|440', 'Thane|Thane|Maharashtra|421',
  'Vadodara|Vadodara|Gujarat|390', 'Mysuru|Mysuru|Karnataka|570', 'Bhopal|Bhopal|Madhya Pradesh|462',
  'Visakhapatnam|Visakhapatnam|Andhra Pradesh|530', 'Chandigarh|Chandigarh|Chandigarh|160', 'Patna|Patna|Bihar|800',
  'Bhubaneswar|Khordha|Odisha|751', 'Guwahati|Kamrup Metropolitan|Assam|781', 'Panaji|North Goa|Goa|403',
  'Dehradun|Dehradun|Uttarakhand|248', 'Ranchi|Ranchi|Jharkhand|834', 'Leh|Leh|Ladakh|194'
]) AS line;

CREATE UNLOGGED TABLE bench.person AS
SELECT n, at, bench.id(at, n, 1) AS id, given || middle || surname AS name,
  lower(given || '.' || surname) || n || '@' || bench.pick(ARRAY['example.com', 'mail.example', 'example.in', 'post.example'], bench.r(n, 14)) AS email,
  CASE WHEN bench.r(n, 15) < 0.85
    THEN '+91' || 6 + floor(bench.r(n, 16) * 4) || lpad(floor(bench.r(n, 17) * 1000000000)::text, 9, '0') END AS phone,
  floor(power(bench.r(n, 18), 1.7) * 30)::int AS place, n >= :users - :admins AS is_admin
FROM (
  SELECT n, bench.at(n / :users.0 * 0.999) AS at,
    bench.pick(ARRAY[
      'Rajesh','Priya','Amit','Sunita','Sanjay','Anita','Rahul','Pooja','Suresh','Neha','Ramesh','Kavita','Vijay','Deepa','Anil',
      'Lakshmi','Manoj','Asha','Ravi','Meena','Arun','Divya','Ashok','Swati','Mohammed','Shweta','Vikram','Rekha','Ajay','Jyoti',
      'Sandeep','Fatima','Prakash','Nisha','Karthik','Geeta','Arjun','Sneha','Nikhil','Aarti','Harish','Preeti','Ganesh','Radha',
      'Imran','Shalini','Gaurav','Usha','Rohit','Ritu','Varun','Padma','Dinesh','Anjali','Naveen','Leela','Abhishek','Mary',
      'Siddharth','Shobha','Aditya','Vidya','Pradeep','Kamala','Yash','Ayesha','Tarun','Bhavna','Kunal','Revathi','Joseph','Isha',
      'Hemant','Tanvi','Girish','Malini','Kiran','Sarita','Balaji','Zoya','Farhan','Ila','Devansh','Charu','Ishaan','Gauri',
      'Omkar','Lavanya','Tenzin','Mridula','Hrishikesh','Parvati','Jaspreet','Nandini','Eknath','Ujjwala','Wasim','Vaishnavi','Lobsang','Xenia'
    ], bench.r(n, 11), 1.8) AS given,
    CASE WHEN bench.r(n, 12) < 0.16 THEN ' Kumar ' WHEN bench.r(n, 12) < 0.24 THEN ' ' || chr(65 + (n % 26)::int) || '. ' ELSE ' ' END AS middle,
    bench.pick(ARRAY[
      'Kumar','Sharma','Singh','Patel','Gupta','Verma','Reddy','Nair','Iyer','Khan','Das','Joshi','Yadav','Mehta','Shah','Rao',
      'Mishra','Pillai','Ghosh','Jain','Agarwal','Menon','Patil','Chauhan','Bose','Kulkarni','Thomas','Ansari','Pandey','Naidu',
      'Banerjee','Deshmukh','Tiwari','Shetty','Malhotra','Gowda','Kapoor','Chatterjee','Saxena','Rathore','Mukherjee','Bhat',
      'Desai','Chopra','Fernandes','Hegde','Dubey','Sethi','Mohanty','Trivedi','Varghese','Shaikh','Pawar','Choudhary','Kaur',
      'Bhatt','Krishnan','Subramanian','Dutta','Rajan','Mathew','Kamath','Gill','Sahu','Thakur','Nambiar','Barua','Solanki',
      'Bedi','Acharya','Lal','Parekh','Rastogi','Jadhav','Mahajan','Venkatesan','Dsouza','Wagh','Oberoi','Swamy','Gogoi','Hussain',
      'Natarajan','Panicker','Quadri','Rawat','Sarkar','Talwar','Upadhyay','Vaidya','Wadia','Zaveri','Bhandari','Chettiar','Lepcha',
      'Narzary','Phukan','Ranganathan','Sangma','Wangchuk'
    ], bench.r(n, 13), 1.8) AS surname
  FROM generate_series(0, :users - 1) AS n
) AS made;
ALTER TABLE bench.person ADD PRIMARY KEY (n);
ANALYZE bench.person;

INSERT INTO "User" (id, name, email, "emailVerifiedAt", phone, "passwordHash", role, "officeRole", about, "createdAt", "updatedAt")
SELECT id, name, email, CASE WHEN bench.r(n, 19) < 0.8 THEN at END, phone, secret.hash,
  (CASE WHEN is_admin THEN 'admin' ELSE 'customer' END)::"Role",
  CASE WHEN is_admin THEN 'owner'::"OfficeRole" END,
  CASE WHEN bench.r(n, 20) < 0.05 THEN 'Housing society, visitors park at the back.' END, at, at
FROM bench.person,
  -- They sign in with the demo's password where its accounts are there.
  (SELECT coalesce((SELECT "passwordHash" FROM "User" ORDER BY number LIMIT 1), 'none') AS hash) AS secret
ORDER BY n;

-- Every customer has a delivery address in mind; six in ten have saved it, some a second one.
CREATE UNLOGGED TABLE bench.address AS
SELECT p.n, p.at, bench.pick(ARRAY['Flat ', 'House ', 'Plot ', 'B-', 'Shop '], bench.r(p.n, 21)) || 1 + floor(bench.r(p.n, 22) * 900) AS house,
  bench.pick(ARRAY['MG Road', 'Station Road', 'Gandhi Nagar', 'Nehru Nagar', 'Sector 62', 'Lake View Layout', 'Civil Lines', 'Shivaji Chowk',
    'Anna Salai', 'Ring Road', 'Model Town', 'Temple Street', 'Industrial Area, Phase 2', 'Old Market', 'Green Park', 'Airport Road'], bench.r(p.n, 23)) AS street,
  CASE WHEN bench.r(p.n, 24) < 0.4 THEN bench.pick(ARRAY['Near the metro station', 'Opposite the school', 'Behind the temple', 'Next to the bank'], bench.r(p.n, 25)) END AS landmark,
  c.city, c.district, c.state, c.pin || lpad(floor(bench.r(p.n, 26) * 100)::text, 3, '0') AS pin
FROM bench.person p JOIN bench.place c ON c.n = p.place;
ALTER TABLE bench.address ADD PRIMARY KEY (n);
ANALYZE bench.address;

INSERT INTO "Address" (id, "userId", type, "houseBuilding", "localityStreet", landmark, city, district, state, pin, "isDefault", "createdAt", "updatedAt")
SELECT bench.id(a.at, a.n, 30 + k), p.id, (CASE k WHEN 0 THEN 'Home' ELSE 'Work' END)::"AddressType",
  house, street, landmark, city, district, state, pin, k = 0, a.at, a.at
FROM bench.address a JOIN bench.person p USING (n), generate_series(0, 1) AS k
WHERE bench.r(a.n, 27) < CASE k WHEN 0 THEN 0.6 ELSE 0.15 END AND NOT p.is_admin;

INSERT INTO "Session" ("idHash", "userId", audience, "userAgent", "createdAt", "lastSeenAt", "expiresAt", "revokedAt")
SELECT encode(sha256(('session ' || s.n)::bytea), 'hex'), p.id, (CASE WHEN p.is_admin THEN 'admin' ELSE 'customer' END)::"Audience",
  bench.pick(ARRAY['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0', 'Mozilla/5.0 (iPhone) Safari/18.0'], bench.r(s.n, 41)),
  s.at, s.at, s.at + interval '30 days', CASE WHEN bench.r(s.n, 42) < 0.2 THEN s.at END
FROM (SELECT n, greatest(bench.at(bench.r(n, 40)), to_timestamp(:epoch - 5000000 * bench.r(n, 43))) AS at FROM generate_series(1, :users / 4) AS n) AS s
JOIN bench.person p ON p.n = floor(bench.r(s.n, 44) * :users);
