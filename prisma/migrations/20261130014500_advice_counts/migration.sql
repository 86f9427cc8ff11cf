-- CreateTable
CREATE TABLE "AdviceCount" (
    "day" DATE NOT NULL,
    "vehicle" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "AdviceCount_pkey" PRIMARY KEY ("day","vehicle","answer")
);

ALTER TABLE "AdviceCount" ADD CONSTRAINT "AdviceCount_count_check" CHECK ("count" > 0);
