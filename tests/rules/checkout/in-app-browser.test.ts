import { isInAppBrowser } from "@/components/checkout/payment/in-app-browser";

const IOS =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)";
const CHROME = "Chrome/142.0.0.0";

test.each([
  [
    "Chrome on Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME} Safari/537.36`,
  ],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"],
  [
    "Safari on a Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
  ],
  ["Safari on a phone", `${IOS} Version/19.1 Mobile/15E148 Safari/604.1`],
  ["Chrome on an iPhone", `${IOS} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  ["Firefox on an iPhone", `${IOS} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ["Chrome on Android", `${ANDROID} ${CHROME} Mobile Safari/537.36`],
  ["Samsung's browser", `${ANDROID} SamsungBrowser/29.0 ${CHROME} Mobile Safari/537.36`],
  ["Firefox on Android", "Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"],
  ["nothing", ""],
])("%s keeps the payment window over the page", (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});

test.each([
  [
    "Instagram on an iPhone",
    `${IOS} Mobile/15E148 Instagram 350.0.0.20.100 (iPhone16,2; iOS 19_1; en_IN)`,
  ],
  [
    "Instagram on Android",
    `${ANDROID} Version/4.0 ${CHROME} Mobile Safari/537.36 Instagram 350.0.0.20.100 Android`,
  ],
  ["Facebook on an iPhone", `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.30.109;FBBV/1]`],
  [
    "Facebook on Android",
    `${ANDROID} Version/4.0 ${CHROME} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.30.109;]`,
  ],
  ["LINE", `${IOS} Mobile/15E148 Safari Line/14.9.0`],
  [
    "WhatsApp's WebView",
    "Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36",
  ],
  [
    "an old WebView",
    "Mozilla/5.0 (Linux; Android 4.4.4; One) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/33.0.0.0 Mobile Safari/537.36",
  ],
  ["an iOS WebView", `${IOS} Mobile/15E148`],
  [
    "an iPad's WebView",
    "Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
  ],
  ["X", `${IOS} Mobile/15E148 Twitter for iPhone/11.0`],
  ["LinkedIn", `${ANDROID} Version/4.0 ${CHROME} Mobile Safari/537.36 [LinkedInApp]`],
  [
    "Opera Mini",
    "Opera/9.80 (Android; Opera Mini/80.0/191.0; U; en) Presto/2.12.423 Version/12.16",
  ],
  ["UC Browser", `${ANDROID} ${CHROME} UCBrowser/13.7.0.1321 Mobile Safari/537.36`],
])("%s goes to the payment page", (_, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});
