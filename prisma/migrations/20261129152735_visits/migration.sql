-- CreateTable
CREATE TABLE "VisitFigure" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "metric" TEXT NOT NULL,
    "bucket" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "VisitFigure_pkey" PRIMARY KEY ("day","page","device","metric","bucket")
);

-- CreateTable
CREATE TABLE "VisitStep" (
    "day" DATE NOT NULL,
    "landing" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "step" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "VisitStep_pkey" PRIMARY KEY ("day","landing","device","step")
);

-- CreateTable
CREATE TABLE "EmptySearch" (
    "day" DATE NOT NULL,
    "words" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "EmptySearch_pkey" PRIMARY KEY ("day","words")
);

ALTER TABLE "VisitFigure" ADD CONSTRAINT "VisitFigure_count_check" CHECK ("count" > 0 AND "bucket" >= 0);
ALTER TABLE "VisitStep" ADD CONSTRAINT "VisitStep_count_check" CHECK ("count" > 0);
ALTER TABLE "EmptySearch" ADD CONSTRAINT "EmptySearch_count_check" CHECK ("count" > 0 AND "words" <> '');
