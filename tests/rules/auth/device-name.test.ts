import { deviceName, isHandheld } from "@/lib/auth/rules";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`;
const PHONE = `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT}`;
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";

it.each([
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge on Windows"],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/120.0.0.0`, "Opera on Windows"],
  [`${PHONE} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [
    `${PHONE} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
  [`${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
  [`${MAC} Version/18.1 Safari/605.1.15`, "Safari on Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  ["Arklane/1.4 (Android 15; Pixel 9)", "Arklane on Android"],
  ["curl/8.5.0", "curl"],
  ["Mozilla/5.0", "Unknown device"],
  ["<script>alert(1)</script>", "Unknown device"],
  ["  ", "Unknown device"],
  [null, "Unknown device"],
])("names %s: %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it("recognises a handheld device", () => {
  expect(isHandheld(`${PHONE} Chrome/142.0.0.0 Mobile Safari/537.36`)).toBe(true);
  expect(isHandheld(`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`)).toBe(false);
});
